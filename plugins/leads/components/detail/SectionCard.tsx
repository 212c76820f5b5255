import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useCoreTexts } from '#src/i18n'
import { errorText, Section, type SectionState } from '#src/ui'
import { useTexts } from '../../texts'

/** Load state of a part of the page; implemented by `Resource` and by `Timeline` of the stores. */
export interface Loading {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly error: unknown
}

interface SectionCardProps {
  readonly title: string
  readonly link?: { readonly label: string; readonly onPress: () => void } | undefined
  readonly loading: Loading
  readonly onRetry: () => void
  /** Shown in place of the content if there is none. */
  readonly empty: string | undefined
  /** Called only when the content is loaded and not empty. */
  readonly children: () => ReactNode
}

/** Card with its own loading, empty and error state; retries in place. */
export const SectionCard = observer(function SectionCard(props: SectionCardProps) {
  const { title, link, loading, onRetry, empty, children } = props
  const t = useTexts()
  const core = useCoreTexts()
  const states: Record<Loading['status'], () => SectionState> = {
    idle: () => ({ kind: 'loading' }),
    loading: () => ({ kind: 'loading' }),
    ready: () => (empty === undefined ? { kind: 'ready' } : { kind: 'empty', text: empty }),
    failed: () => ({
      kind: 'failed',
      text: `${t('detail.failedSection')}${t('detail.stop')}${errorText(loading.error, core)}`,
      onRetry,
    }),
  }
  const state = states[loading.status]()
  return (
    <Section title={title} link={link} state={state}>
      {state.kind === 'ready' ? children() : null}
    </Section>
  )
})
