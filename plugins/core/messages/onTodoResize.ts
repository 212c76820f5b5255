/** An embedded page sizes its own frame, and hears this first; here no frame is shown that could be sized. */
export default function onTodoResize(): void {}
