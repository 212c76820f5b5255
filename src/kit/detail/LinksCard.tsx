import { observer } from 'mobx-react-lite'
import { type Href, href, type Route, type Search, type SearchIn, type With } from '#base/routes'
import { useReach } from '#platform/core'
import { useTextsOf } from '#platform/i18n'
import { usePage, usePageNavigation } from '#platform/navigation'
import { CellCard, type MenuAction } from '#ui/components'

/** A link to a page; see `linkTo`. */
export interface PageLink {
  readonly path: string
  readonly to: Href
  readonly label: string | undefined
}

/**
 * A link of a `LinksCard` or of the menu of a record. `label`: default the title of the page, for a page of this area.
 * The route is undefined where the definitions of its area have failed.
 */
export function linkTo<S extends Search>(
  route: Route<S> | undefined,
  search: SearchIn<S>,
  label?: string,
): PageLink | undefined {
  return route && { path: route.path, to: href<S>(route, ...([search] as With<S>)), label }
}

/** Makes the action of a link; false for a page that cannot be opened. Call it in an observer. */
export function useLinkAction(): (link: PageLink) => MenuAction | false {
  const t = useTextsOf(usePage().plugin)
  const page = usePageNavigation()
  const reach = useReach()
  return (link) => {
    const { path, to, label = t(`title.${path.slice(1)}`) } = link
    return reach(link) && { label, onPress: () => page.openHref(to) }
  }
}

export interface LinksCardProps {
  readonly title?: string
  readonly links: readonly (PageLink | undefined)[]
}

/** Pages about a record, by its area and others; those that cannot be opened are skipped. */
export const LinksCard = observer(function LinksCard({ title, links }: LinksCardProps) {
  const actionOf = useLinkAction()
  const cells = links.flatMap((link) => {
    const action = link && actionOf(link)
    return action ? { key: link.to, title: action.label, onPress: action.onPress } : []
  })
  return <CellCard title={title} cells={cells} />
})
