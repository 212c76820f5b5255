import { useCoreTexts } from '#src/i18n'
import { usePageNavigation, usePageState } from '#src/navigation'
import { PageFrame, StateView } from '#src/ui'
import { useTexts } from '../texts'

interface RefusedPageProps {
  readonly title: string
  readonly kind: 'not-found' | 'denied'
  /** Who may do it. */
  readonly denied: { readonly title: string; readonly text: string }
}

/** In place of a form about a lead that is not there, or that the user may not change: it must not be filled in first. */
export function RefusedPage({ title, kind, denied }: RefusedPageProps) {
  const page = usePageNavigation()
  const t = useTexts()
  const core = useCoreTexts()
  usePageState(kind)
  const words = kind === 'denied' ? denied : { title: t('detail.notFoundTitle'), text: t('detail.notFoundText') }
  return (
    <PageFrame title={title} nav={{ back: 'close' }}>
      <StateView kind={kind} {...words} action={{ label: core('back'), onPress: page.back }} />
    </PageFrame>
  )
}
