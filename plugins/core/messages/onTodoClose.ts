import { goBack } from '#src/navigation'

/** The to-do app is done with the page that it opened. Of several tabs only the one in front moves. */
export default function onTodoClose(): void {
  if (document.visibilityState === 'visible') goBack()
}
