import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { Resource } from '#kit/records'
import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import {
  Button,
  type CardProps,
  CellList,
  InlineError,
  type KeyedCell,
  Section,
  type SectionState,
  SkeletonLines,
} from '#ui/components'
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
  readonly skeleton?: ReactNode
  /** Called only when the content is loaded and not empty. */
  readonly children: (value: T) => ReactNode
}

/** Card with its own loading, empty and error state; retries in place. */
export const SectionCard = observer(SectionCardOf) as typeof SectionCardOf

function SectionCardOf<T>({ title, link, section, empty, skeleton, children }: SectionCardProps<T>) {
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
    <Section title={title} link={link} state={state} skeleton={skeleton}>
      {state.kind === 'ready' && value !== undefined ? children(value) : null}
    </Section>
  )
}

export interface SectionErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Shows that a part of a record did not load, beside the loaded ones. `SectionCard` renders it by itself. */
export function SectionError({ error, onRetry }: SectionErrorProps) {
  const t = useDetailTexts()
  const core = useCoreTexts()
  return <InlineError text={t('record.sectionFailed', { reason: errorText(error, core) })} onRetry={onRetry} />
}

export interface LoadedProps<T> {
  readonly section: SectionData<T>
  /** Lines of the skeleton. */
  readonly lines: number
  readonly children: (value: T) => ReactNode
}

/** A part of a card or sheet that loads by itself: skeleton, failure with retry, else its content. */
export const Loaded = observer(LoadedOf) as typeof LoadedOf

function LoadedOf<T>({ section, lines, children }: LoadedProps<T>) {
  const { status, value, error } = section
  if (status === 'failed') return <SectionError error={error} onRetry={() => void section.load()} />
  return value === undefined ? <SkeletonLines count={lines} /> : children(value)
}

export interface CellSectionProps<T> extends Pick<SectionCardProps<T>, 'title' | 'section' | 'link'> {
  /** A row for each entry, of which the first ones are shown. */
  readonly cells: (value: T) => readonly KeyedCell[]
  /** Text where there is no entry. */
  readonly none: string
  /** Rows shown; the whole list is a page of its own, or is shown step by step with `more`. */
  readonly most?: number
  /** Label of the button below that shows further rows, by how many are left. */
  readonly more?: (count: number) => string
}

/** Rows that `more` adds. */
const STEP = 30

/** The first entries of a part of a record, in a card with its own loading, empty and error state. */
export function CellSection<T>({ cells, none, most = 5, more, ...card }: CellSectionProps<T>) {
  const [shown, setShown] = useState(most)
  return (
    <SectionCard {...card} empty={(value) => (cells(value).length > 0 ? undefined : none)}>
      {(value) => {
        const all = cells(value)
        const rest = all.length - shown
        return (
          <>
            <CellList cells={all.slice(0, shown)} />
            {more && rest > 0 ? (
              <Button wide onPress={() => setShown(shown + STEP)}>
                {more(rest)}
              </Button>
            ) : null}
          </>
        )
      }}
    </SectionCard>
  )
}
