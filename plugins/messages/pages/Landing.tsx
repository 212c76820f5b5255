import { observer } from 'mobx-react-lite'
import { type Href, href } from '#base/routes'
import { ResourcePage } from '#kit/detail'
import { useResource } from '#kit/records'
import { type Core, useReach } from '#platform/core'
import { GONE, refusalCode } from '#platform/http'
import { usePage, usePageNavigation, useSearch } from '#platform/navigation'
import { SkeletonDetail } from '#ui/components'
import { workbench } from '../../core/routes'
import { useMarks } from '../components/useMarks'
import { loadMessage } from '../components/useMessage'
import { type Opening, openMessage } from '../components/useOpenMessage'
import { useTexts } from '../plugin'
import { blankPage, messageCate, messageCenter } from '../routes'

/** How long the message is waited for before its type and record from the address are used. ms */
const PATIENCE = 3000

/** Landing page of a push: forwards to what its message leads to, or says what is wrong (/blankPage). */
export default observer(function Landing() {
  const { mid, type, id } = useSearch(blankPage)
  const t = useTexts()
  const page = usePageNavigation()
  const reach = useReach()
  const marks = useMarks()
  const isFirst = usePage().page.entry.index === 0

  /** The message, or what the address says of it when the message does not come. */
  async function find(core: Core, signal: AbortSignal): Promise<Opening | undefined> {
    const params = id ? { id, clueId: id } : {}
    const byType = type ? { id: mid, type, params, hasTemplate: false, gone: false } : undefined
    if (!mid) return byType
    const request = loadMessage(core, mid, signal)
    const late = new Promise<Opening>((resolve) => byType && setTimeout(() => resolve(byType), PATIENCE))
    return Promise.race([request, late]).catch((error: unknown) => {
      if (!byType || refusalCode(error) === GONE) throw error
      return byType
    })
  }

  const section = useResource(async (core, signal): Promise<'incomplete' | 'cannotOpen' | undefined> => {
    try {
      const found = await find(core, signal)
      if (!found) return 'incomplete'
      const open = (address: Href) => {
        // The user has left meanwhile.
        if (signal.aborted) return
        // Opened by the push itself, the page before is the list of messages.
        if (isFirst) core.navigation.replaceHref(href(messageCenter))
        const show = isFirst ? core.navigation.openHref : core.navigation.replaceHref
        show(address)
        if (mid) void marks.read(mid)
      }
      return (await openMessage(core, found, open)) ? undefined : 'cannotOpen'
    } catch (error) {
      if (refusalCode(error) !== GONE) throw error
      // A push for another user, or one that was deleted.
      page.replaceHref(href(messageCate, {}))
      return undefined
    }
  }, `${mid} ${type} ${id}`)
  return (
    <ResourcePage
      title={t('title.blankPage')}
      section={section}
      skeleton={<SkeletonDetail />}
      empty={(problem) => {
        const action = { label: t('title.messageCenter'), onPress: () => page.open(messageCenter) }
        const home = reach(workbench) && { label: t('home'), onPress: () => page.replace(workbench) }
        return problem && { title: t(problem), action, ...(home && { alternative: home }) }
      }}
    >
      {() => null}
    </ResourcePage>
  )
})
