import { useCoreTexts } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { StateView } from './StateView'

/** In place of content that the user may not see, or that is gone, with the way back. */
export function RefusedView({ kind }: { readonly kind: 'denied' | 'not-found' }) {
  const t = useCoreTexts()
  const { back } = usePageNavigation()
  const isGone = kind === 'not-found'
  return (
    <StateView
      kind={kind}
      title={t(isGone ? 'state.notFoundTitle' : 'state.deniedTitle')}
      text={t(isGone ? 'state.notFoundText' : 'state.deniedText')}
      action={{ label: t('boundary.back'), onPress: back }}
    />
  )
}
