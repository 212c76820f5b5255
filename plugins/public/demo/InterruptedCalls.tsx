import { useEffect, useState } from 'react'
import { formatMoment } from '#base/calendar'
import { useCore } from '#platform/core'
import type { InterruptedCall } from '#platform/host'
import { useLanguage } from '#platform/i18n'
import { Button, Card } from '#ui/components'
import { useTexts } from '../plugin'
import { resultText } from './describeResult'

/** Calls that were open when the host closed the web view; their results can be viewed and deleted. */
export function InterruptedCalls() {
  const t = useTexts()
  const language = useLanguage()
  const { host } = useCore()
  const [calls, setCalls] = useState<readonly InterruptedCall[]>([])
  const [shown, setShown] = useState<readonly string[]>([])

  useEffect(() => {
    let isGone = false
    host.interrupted().then(
      (found) => {
        if (!isGone) setCalls(found)
      },
      () => setCalls([]),
    )
    return () => {
      isGone = true
    }
  }, [host])

  const discard = async (id: string) => {
    await host.discard(id)
    setCalls((list) => list.filter((call) => call.id !== id))
  }

  return (
    <Card title={t('interrupted.title')}>
      {calls.length === 0 ? <p className="section__empty">{t('interrupted.none')}</p> : null}
      <ul>
        {calls.map(({ id, method, route, at, result }) => (
          <li key={id} className="device__call">
            <b>{method}</b>
            <span className="device__note">
              {route} · {formatMoment(new Date(at), language)}
            </span>
            <div className="device__actions">
              <Button size="small" disabled={!result} onPress={() => setShown((list) => [...list, id])}>
                {t(result ? 'interrupted.take' : 'interrupted.open')}
              </Button>
              <Button size="small" variant="plain" onPress={() => discard(id)}>
                {t('interrupted.forget')}
              </Button>
            </div>
            {shown.includes(id) ? <pre className="device__json">{resultText(result)}</pre> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
