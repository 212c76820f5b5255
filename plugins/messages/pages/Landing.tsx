import { observer } from 'mobx-react-lite'
import { href } from '#base/routes'
import { ResourcePage } from '#kit/detail'
import { useResource } from '#kit/records'
import { type Core, inbox, useReach } from '#platform/core'
import { GONE, refusalCode } from '#platform/http'
import { usePage, usePageNavigation, useSearch } from '#platform/navigation'
import { SkeletonDetail } from '#ui/components'
import { workbench } from '../../core/routes'
import { getMessage } from '../api'
import { useMarks } from '../components/useMarks'
import { openMessage, useOpenMessage } from '../components/useOpenMessage'
import { useTexts } from '../plugin'
import { blankPage, messageCate, messageCenter } from '../routes'
import { target } from '../rules/target'

/** How long the message is waited for before its type and record from the address are used. ms */
const PATIENCE = 3000

/** Landing page of a push: forwards to what its message leads to, or says what is wrong (/blankPage). */
export default observer(function Landing() {
  const { mid, type, id } = useSearch(blankPage)
  const t = useTexts()
  const page = usePageNavigation()
  const reach = useReach()
  const marks = useMarks()
  const open = useOpenMessage()
  const isFirst = usePage().page.entry.index === 0

  /** The message, or what the address says of it when the message does not come. */
  async function find(core: Core, signal: AbortSignal) {
    const params = id ? { id, clueId: id } : {}
    const byType = type ? { id: mid, type, params, hasTemplate: false, gone: false } : undefined
    if (!mid) return { found: byType }
    const request = core.http(getMessage, { id: mid }, { signal, background: true })
    const late = new Promise<undefined>((resolve) => byType && setTimeout(resolve, PATIENCE))
    const message = await Promise.race([request, late]).catch((error: unknown) => {
      if (!byType || refusalCode(error) === GONE) throw error
      return undefined
    })
    return { found: message ?? byType, message }
  }

  const section = useResource(async (core, signal): Promise<'incomplete' | 'cannotOpen' | undefined> => {
    try {
      const { found, message } = await find(core, signal)
      if (signal.aborted) return undefined
      if (!found) return 'incomplete'
      // Opened by the push itself, the page before is the list of messages; what leads nowhere is said here.
      const leads = found.id !== undefined || target(found, core.registry, core.store(inbox).now()).kind === 'owner'
      const isAbove = isFirst && leads
      if (isAbove) core.navigation.replaceHref(href(messageCenter))
      // What fails is said by a toast above the messages, else by this page.
      const isOpened = isAbove ? await open(found) : await openMessage(core, found, { replace: true })
      if (isOpened && message) void marks.read(message)
      return isOpened ? undefined : 'cannotOpen'
    } catch (error) {
      if (refusalCode(error) !== GONE) throw error
      // A push for another user, or one that was deleted.
      core.navigation.replaceHref(href(messageCate, {}))
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
