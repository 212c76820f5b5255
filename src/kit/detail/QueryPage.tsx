import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { type Query, responseOf, useResource } from '#kit/records'
import { OfflineBar, PageFrame, type PageFrameProps } from '#ui/components'
import { ResourceView, type ResourceViewProps } from './ResourceView'

export interface QueryPageProps<A>
  extends Pick<PageFrameProps, 'title' | 'top' | 'plain'>,
    Pick<ResourceViewProps<A>, 'empty' | 'skeleton' | 'texts'> {
  /** The query of the page's data, `queryOf(getReport, { id })`; another `about` loads anew. */
  readonly query: Query<A>
  /** Parameter of the query, if it changes while the page is open: the year of the address. */
  readonly about?: string | number | undefined
  readonly children: (answer: A) => ReactNode
}

/** A page that shows the result of one call: skeleton, denied, not found, offline, failed with retry, or empty. */
export function QueryPage<A>({ title, top, plain, about, ...page }: QueryPageProps<A>) {
  return (
    <PageFrame title={title} top={top} plain={plain} notice={<OfflineBar />}>
      <QueryContent key={about} {...page} />
    </PageFrame>
  )
}

const QueryContent = observer(QueryContentOf) as typeof QueryContentOf

function QueryContentOf<A>({
  query,
  ...content
}: Pick<QueryPageProps<A>, 'query' | 'empty' | 'skeleton' | 'texts' | 'children'>) {
  const section = useResource(
    async (core, signal) => (await responseOf(core, query, { signal, background: true })).value,
  )
  return <ResourceView section={section} {...content} />
}
