import PlayFill from '@phosphor-icons/core/fill/play-fill.svg'
import { useState } from 'react'
import type { HostMethod, HostResult } from '#platform/host'
import { Button, Card, Icon } from '#ui/components'
import { useTexts } from '../plugin'
import { buildRequest, type Picked, type Values } from './buildRequest'
import { CallResult } from './CallResult'
import { PARAMETERS } from './methods'
import { ParameterField } from './ParameterField'
import { useHostCall } from './useHostCall'

interface MethodCardProps {
  readonly method: HostMethod
  readonly picked: Picked
  readonly onDone: (result: HostResult<unknown>) => void
}

/** Card of a bridge method: parameters, call button and result. */
export function MethodCard({ method, picked, onDone }: MethodCardProps) {
  const t = useTexts()
  const parameters = PARAMETERS[method]
  const [values, setValues] = useState<Values>({})
  const [broken, setBroken] = useState<string>()
  const { run, running, giveUp, outcome, notes } = useHostCall(method, onDone)

  const press = () => {
    try {
      const request = buildRequest(parameters, values, picked)
      setBroken(undefined)
      return run(request)
    } catch (error) {
      setBroken(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }

  return (
    <Card title={method}>
      {parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          value={values[parameter.name] ?? parameter.initial}
          onChange={(value) => setValues((all) => ({ ...all, [parameter.name]: value }))}
          picked={picked}
          error={parameter.kind === 'json' ? broken : undefined}
        />
      ))}
      <div className="device__actions">
        <Button variant="brand" icon={<Icon svg={PlayFill} />} busy={running} onPress={press}>
          {t('call.run', { method })}
        </Button>
        {running ? (
          <Button variant="line" onPress={giveUp}>
            {t('call.giveUp')}
          </Button>
        ) : null}
      </div>
      <CallResult outcome={outcome} notes={notes} />
    </Card>
  )
}
