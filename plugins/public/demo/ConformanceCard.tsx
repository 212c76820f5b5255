import CheckCircleFill from '@phosphor-icons/core/fill/check-circle-fill.svg'
import WarningCircleFill from '@phosphor-icons/core/fill/warning-circle-fill.svg'
import { useState } from 'react'
import { version } from '#base/config'
import { download } from '#kit/tables'
import { useCore } from '#platform/core'
import { Button, Card, Icon } from '#ui/components'
import { type DeviceResult, deviceCases, runOnDevice, variantOf } from '../conformance/runOnDevice'
import { useTexts } from '../plugin'

/** Runs the cases that need no setup on a real phone and exports the results, to compare them with the simulator. */
export function ConformanceCard() {
  const t = useTexts()
  const { host, feedback } = useCore()
  const [results, setResults] = useState<readonly DeviceResult[]>([])
  const variant = variantOf(host)
  const cases = deviceCases(variant)
  const passed = results.filter((result) => result.passed).length

  const run = async () => {
    setResults([])
    await runOnDevice(host, cases, (result) => setResults((list) => [...list, result]))
  }
  const name = `conformance-${variant}.json`
  const report = () =>
    JSON.stringify(
      { v: 1, variant, version, agent: navigator.userAgent, at: new Date().toISOString(), results },
      null,
      2,
    )
  const copy = async () => {
    const copied = await host.copyText({ text: report() })
    feedback.toast(t(copied.ok ? 'conformance.copied' : 'conformance.notCopied'))
  }

  return (
    <Card title={t('conformance.title')}>
      <p className="device__text">{t('conformance.about', { count: cases.length })}</p>
      <div className="device__actions">
        <Button variant="brand" onPress={run}>
          {t('conformance.run')}
        </Button>
      </div>
      <p role="status" className="device__text num">
        {results.length > 0 ? t('conformance.passed', { passed, done: results.length, all: cases.length }) : ''}
      </p>
      {results.length > 0 ? (
        <>
          <ul className="device__cases">
            {results.map(({ id, passed: good, took, differs }) => (
              <li key={id} className={good ? 'device__case device__case--good' : 'device__case device__case--bad'}>
                {good ? <Icon svg={CheckCircleFill} /> : <Icon svg={WarningCircleFill} />}
                <span className="visually-hidden">{t(good ? 'conformance.good' : 'conformance.bad')}</span>
                <span className="device__id">
                  {id}
                  {differs ? <small>{differs}</small> : null}
                </span>
                <span className="unit num">{t('call.took', { ms: took })}</span>
              </li>
            ))}
          </ul>
          <div className="device__actions">
            <Button size="small" onPress={copy}>
              {t('conformance.copy')}
            </Button>
            <Button size="small" onPress={() => host.share({ title: `conformance ${variant}`, text: report() })}>
              {t('conformance.share')}
            </Button>
            <Button size="small" onPress={() => download(new File([report()], name, { type: 'application/json' }))}>
              {t('conformance.download')}
            </Button>
          </div>
        </>
      ) : null}
    </Card>
  )
}
