import { useReach } from '#src/core'
import { useTextsOf } from '#src/i18n'
import { usePage, usePageNavigation } from '#src/navigation'
import { type Href, href, type Route, type Search, type SearchIn, type With } from '#src/routes'
import { CellCard } from '#src/ui'

/** A link to a page; see `linkTo`. */
export interface PageLink {
  readonly path: string
  readonly to: Href
  readonly label: string | undefined
}

/** A link of a `LinksCard`. `label`: default the title of the page, for a page of this area. */
export function linkTo<S extends Search>(route: Route<S>, search: SearchIn<S>, label?: string): PageLink {
  return { path: route.path, to: href<S>(route, ...([search] as With<S>)), label }
}

export interface LinksCardProps {
  readonly title?: string
  readonly links: readonly PageLink[]
}

/** Pages about a record, by its area and others; those that cannot be opened are left out. */
export function LinksCard({ title, links }: LinksCardProps) {
  const t = useTextsOf(usePage().plugin)
  const page = usePageNavigation()
  const reach = useReach()
  const cells = links.filter(reach).map(({ path, to, label = t(`title.${path.slice(1)}`) }) => ({
    ...{ key: path, title: label, onPress: () => page.openHref(to) },
  }))
  return <CellCard title={title} cells={cells} />
}
