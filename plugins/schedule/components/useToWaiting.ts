import { usePageNavigation } from '#platform/navigation'
import { outboxRoute } from '#platform/outbox'
import { useTexts } from '../plugin'

/** The action that leads to what waits on this phone. */
export function useToWaiting() {
  const t = useTexts()
  const page = usePageNavigation()
  return { label: t('waiting.show'), onPress: () => page.open(outboxRoute) }
}
