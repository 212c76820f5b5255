import type { Core } from '#platform/core'

/** The to-do app closes the page that it opened: goes back, in the visible tab only. */
export default function onTodoClose({ navigation }: Core): void {
  if (document.visibilityState === 'visible') navigation.back()
}
