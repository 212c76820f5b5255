import type { Core } from '#src/core'

/** The to-do app is done with the page that it opened. Of several tabs only the one in front moves. */
export default function onTodoClose({ navigation }: Core): void {
  if (document.visibilityState === 'visible') navigation.back()
}
