"""Running the application: uvicorn and several processes."""
