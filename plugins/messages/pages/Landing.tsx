import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { href } from '#base/routes'
import { useCore, useReach } from '#platform/core'
import { errorText, GONE, isCancelled, isOffline, refusalCode } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { usePage, usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { PageFrame, SkeletonDetail, StateView } from '#ui/components'
import { workbench } from '../../core/routes'
import { getMessage } from '../api'
import { useMarks } from '../components/useMarks'
import { openMessage } from '../components/useOpenMessage'
import { useTexts } from '../plugin'
import { blankPage, messageCate, messageCenter } from '../routes'

/** How long the message is waited for before its type and record from the address are used. ms */
const PATIENCE = 3000

type Problem = { readonly kind: 'incomplete' | 'gone' } | { readonly kind: 'failed'; readonly error: unknown }

/** Landing page of a push: forwards to what its message leads to, or says what is wrong (/blankPage). */
export default observer(function Landing() {
  const { mid, type, id } = useSearch(blankPage)
  const t = useTexts()
  const texts = useCoreTexts()
  const core = useCore()
  const page = usePageNavigation()
  const reach = useReach()
  const marks = useMarks()
  const isFirst = usePage().page.entry.index === 0
  const [problem, setProblem] = useState<Problem>()

  const forward = useCallback(
    async (signal: AbortSignal) => {
      if (!mid && !type) return setProblem({ kind: 'incomplete' })
      setProblem(undefined)
      const byType = type
        ? { id: mid, type, params: id ? { id, clueId: id } : {}, hasTemplate: false, gone: false }
        : undefined
      try {
        const message = mid ? await messageOf(mid, signal).catch(onLate) : undefined
        if (signal.aborted) return
        const found = message ?? byType
        // Opened by the push itself, the page before is the list of messages.
        const isAbove = isFirst && found?.id !== undefined
        if (isAbove) core.navigation.replaceHref(href(messageCenter))
        const isOpened = found && (await openMessage(core, found, { replace: !isAbove }))
        if (isOpened && message) void marks.read(message)
        if (!isOpened) setProblem({ kind: 'gone' })
      } catch (error) {
        if (signal.aborted) {
          if (!isCancelled(error)) core.feedback.toast(errorText(error, texts))
          return
        }
        // A push for another user, or one that was deleted.
        if (refusalCode(error) === GONE) core.navigation.replaceHref(href(messageCate, {}))
        else setProblem({ kind: 'failed', error })
      }

      function messageOf(given: string, ended: AbortSignal) {
        const late = new Promise<undefined>((resolve) => {
          const timer = byType && setTimeout(() => resolve(undefined), PATIENCE)
          ended.addEventListener('abort', () => clearTimeout(timer))
        })
        return Promise.race([core.http(getMessage, { id: given }, { signal: ended, background: true }), late])
      }
      /** Type and record of the address lead on without the message. */
      function onLate(error: unknown): undefined {
        if (!byType || refusalCode(error) === GONE) throw error
      }
    },
    [core, marks, isFirst, texts, mid, type, id],
  )
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt runs it again
  useEffect(() => {
    const controller = new AbortController()
    void forward(controller.signal)
    return () => controller.abort()
  }, [forward, attempt])

  usePageState(problem ? (problem.kind === 'failed' ? 'error' : 'empty') : 'loading')
  const toMessages = { label: t('title.messageCenter'), onPress: () => page.open(messageCenter) }
  const home = reach(workbench) && { label: t('home'), onPress: () => core.navigation.replaceHref(href(workbench)) }
  return (
    <PageFrame title={t('title.blankPage')}>
      {problem === undefined ? (
        <SkeletonDetail />
      ) : problem.kind === 'failed' ? (
        <StateView
          kind={isOffline(problem.error) ? 'offline' : 'failed'}
          title={t('notForwarded')}
          text={errorText(problem.error, texts)}
          action={{ label: texts('boundary.retry'), onPress: () => setAttempt(attempt + 1) }}
          alternative={toMessages}
        />
      ) : (
        <StateView
          kind="empty"
          title={problem.kind === 'incomplete' ? t('incomplete') : t('cannotOpen')}
          action={toMessages}
          alternative={home || undefined}
        />
      )}
    </PageFrame>
  )
})
