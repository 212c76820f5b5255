import type { ReactNode } from 'react'
import { textByRule } from '#kit/records'
import { useCoreTexts, useTextsOf } from '#platform/i18n'
import { usePage, usePageNavigation, usePageState } from '#platform/navigation'
import { PageFrame, StateView } from '#ui/components'

export interface RefusedPageProps {
  readonly title: string
  readonly kind: 'not-found' | 'denied'
  /** Group of the area's texts about these records ('Lead not found'); `detail` unless given. */
  readonly texts?: string | undefined
  /** Who may do it. */
  readonly denied: { readonly title: string; readonly text?: string }
  /** Below the refusal. */
  readonly children?: ReactNode
}

/**
 * In place of a form about a record that is not there, or that the user may not change: it must not be filled in first.
 */
export function RefusedPage({ title, kind, texts = 'detail', denied, children }: RefusedPageProps) {
  const page = usePageNavigation()
  const area = useTextsOf(usePage().plugin)
  const core = useCoreTexts()
  usePageState(kind)
  const words =
    kind === 'denied'
      ? denied
      : {
          title: textByRule(area, `${texts}.notFoundTitle`) ?? core('state.notFoundTitle'),
          text: textByRule(area, `${texts}.notFoundText`) ?? core('state.notFoundText'),
        }
  return (
    <PageFrame title={title} nav={{ back: 'close' }}>
      <StateView kind={kind} {...words} action={{ label: core('back'), onPress: page.back }} />
      {children}
    </PageFrame>
  )
}
