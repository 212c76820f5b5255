import { goBack } from '#src/navigation'

/** The to-do app closes the page that it opened: goes back, in the visible tab only. */
export default function onTodoClose(): void {
  if (document.visibilityState === 'visible') goBack()
}
