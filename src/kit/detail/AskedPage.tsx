import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { type Asked, answerOf, useResource } from '#kit/records'
import { OfflineBar, PageFrame, type PageFrameProps } from '#ui/components'
import { Awaited, type AwaitedProps } from './Awaited'

export interface AskedPageProps<A>
  extends Pick<PageFrameProps, 'title' | 'top' | 'plain'>,
    Pick<AwaitedProps<A>, 'empty' | 'bones'> {
  /** The call that answers the page's data, `ask(getReport, { id })`; another `about` asks again. */
  readonly asked: Asked<A>
  /** What is asked about, if it changes while the page is open: the year of the address. */
  readonly about?: string | number | undefined
  readonly children: (answer: A) => ReactNode
}

/** A page that shows the answer of one call: bones, denied, not found, offline, failed with retry, or empty. */
export function AskedPage<A>({ title, top, plain, about, ...page }: AskedPageProps<A>) {
  return (
    <PageFrame title={title} top={top} plain={plain} notice={<OfflineBar />}>
      <Answered key={about} {...page} />
    </PageFrame>
  )
}

const Answered = observer(AnsweredOf) as typeof AnsweredOf

function AnsweredOf<A>({ asked, ...awaited }: Pick<AskedPageProps<A>, 'asked' | 'empty' | 'bones' | 'children'>) {
  const section = useResource(async (core, signal) => (await answerOf(core, asked, { signal, background: true })).value)
  return <Awaited section={section} {...awaited} />
}
