import { useCore } from '#platform/core'
import { Card } from '#ui/components'
import { useTexts } from '../plugin'

/** Facts about the host in which the page runs. */
export function HostFacts() {
  const t = useTexts()
  const { host } = useCore()
  const facts = [
    [t('host.kind'), host.kind],
    [t('host.os'), host.os],
    [t('host.native'), t(host.native ? 'host.yes' : 'host.no')],
    [t('host.agent'), navigator.userAgent],
  ] as const
  return (
    <Card title={t('host.title')}>
      <dl className="device__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
