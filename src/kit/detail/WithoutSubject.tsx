import { usePageState } from '#platform/navigation'
import { PageFrame, StateView, type StateViewProps } from '#ui/components'

export interface WithoutSubjectProps extends Pick<StateViewProps, 'text' | 'action'> {
  /** Title of the page. */
  readonly title: string
  /** What the link lacks: 'For whom is the advice?' */
  readonly missing: string
}

/** In place of a page whose link names no subject: what is missing, and where possible the action that chooses it. */
export function WithoutSubject({ title, missing, text, action }: WithoutSubjectProps) {
  usePageState('empty')
  return (
    <PageFrame title={title}>
      <StateView kind="empty" title={missing} text={text} action={action} />
    </PageFrame>
  )
}
