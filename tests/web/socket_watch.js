// Runs in every page before its own scripts. It counts the messages that the page has handled and
// remembers what the page has sent and not heard about yet. With a lag, each message reaches the
// page up to that many milliseconds late, in its order.
(lag) => {
  const { prototype } = WebSocket;
  const { send } = prototype;
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, "onmessage");
  let socket = null;

  prototype.send = function (data) {
    const { type, id } = JSON.parse(data);
    if (type === "answer") this.answers.add(id);
    if (type === "peek") this.peeks += 1;
    send.call(this, data);
  };

  const listen = function (handle) {
    const queue = [];
    let due = 0;
    socket = Object.assign(this, { handled: 0, answers: new Set(), peeks: 0 });
    const note = ({ type, id, peeked }) => {
      this.handled += 1;
      if (id && (type === "accepted" || type === "refusal")) this.answers.delete(id);
      else if (peeked?.length || type === "refusal") this.peeks = Math.max(0, this.peeks - 1);
    };
    const handleNext = () => {
      const event = queue.shift();
      handle(event);
      setTimeout(() => note(JSON.parse(event.data))); // when the page has drawn it
    };
    const receive = (event) => {
      queue.push(event);
      if (!lag) return handleNext();
      due = Math.max(due, performance.now() + Math.random() * lag);
      setTimeout(handleNext, due - performance.now());
    };
    set.call(this, receive);
  };
  Object.defineProperty(prototype, "onmessage", { get, set: listen });

  window.isSettled = (received) => socket?.readyState !== WebSocket.OPEN
    || (socket.handled >= received && !socket.answers.size && !socket.peeks);
}
