/** A page with a frame handles this message itself; on other pages there is nothing to resize. */
export default function onTodoResize(): void {}
