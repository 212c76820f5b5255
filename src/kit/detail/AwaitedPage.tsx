import { observer } from 'mobx-react-lite'
import { OfflineBar, PageFrame, type PageFrameProps } from '#ui/components'
import { Awaited, type AwaitedProps } from './Awaited'

type Frame = Pick<PageFrameProps, 'title' | 'nav' | 'top' | 'bottomBar' | 'dock'>

export interface AwaitedPageProps<T> extends Frame, AwaitedProps<T> {}

/**
 * A page whose content is one resource, such as a record that is shown as a whole: the states of `Awaited` in a frame that
 * says how old they are without network. For the answer of one call see `AskedPage`.
 */
export const AwaitedPage = observer(AwaitedPageOf) as typeof AwaitedPageOf

function AwaitedPageOf<T>({ title, nav, top, bottomBar, dock, ...awaited }: AwaitedPageProps<T>) {
  const notice = <OfflineBar seenAt={awaited.section.seenAt} />
  return (
    <PageFrame title={title} nav={nav} top={top} notice={notice} bottomBar={bottomBar} dock={dock}>
      <Awaited {...awaited} />
    </PageFrame>
  )
}
