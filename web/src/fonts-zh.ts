import "./generated/fonts/zh.css";
