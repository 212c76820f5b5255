import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Resource } from '#kit/records'
import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { type CardProps, Section, type SectionState } from '#ui/components'
import { useDetailTexts } from './texts'

/** What a section needs of a `Resource`. */
export interface SectionData<T> extends Pick<Resource<T>, 'status' | 'value' | 'error'> {
  load(): unknown
}

export interface SectionCardProps<T> extends Pick<CardProps, 'link'> {
  readonly title: string
  readonly section: SectionData<T>
  /** Text for a value that has nothing to show. */
  readonly empty?: (value: T) => string | undefined
  /** Skeleton in the shape of the content. */
  readonly bones?: ReactNode
  /** Called only when the content is loaded and not empty. */
  readonly children: (value: T) => ReactNode
}

/** Card with its own loading, empty and error state; retries in place. */
export const SectionCard = observer(SectionCardOf) as typeof SectionCardOf

function SectionCardOf<T>({ title, link, section, empty, bones, children }: SectionCardProps<T>) {
  const t = useDetailTexts()
  const core = useCoreTexts()
  const { status, value, error } = section
  const stateOf = (): SectionState => {
    if (status === 'failed') {
      const text = t('record.sectionFailed', { reason: errorText(error, core) })
      return { kind: 'failed', text, onRetry: () => void section.load() }
    }
    if (status !== 'ready' || value === undefined) return { kind: 'loading' }
    const nothing = empty?.(value)
    return nothing === undefined ? { kind: 'ready' } : { kind: 'empty', text: nothing }
  }
  const state = stateOf()
  return (
    <Section title={title} link={link} state={state} bones={bones}>
      {state.kind === 'ready' && value !== undefined ? children(value) : null}
    </Section>
  )
}
