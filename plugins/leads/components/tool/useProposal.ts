import { useMemo, useState } from 'react'
import { useCore } from '#platform/core'
import { SubmitKey } from '#platform/outbox'
import { schemeGeneration } from '../../api'
import { proposable } from '../../rules/judge'
import type { Judging } from '../../stores/Judging'

/** The proposal of a judgement: generated once for the same answers, however often it is asked for. */
export function useProposal(judging: Judging, judged: Parameters<typeof proposable>[0]) {
  const { http } = useCore()
  const [made, setMade] = useState<{ readonly url: string; readonly content: string }>()
  const key = useMemo(() => new SubmitKey(), [])
  const { sceneId, leadId, given } = judging
  const request = { sceneId, answers: [...given], schemaIds: [...proposable(judged)], ...(leadId && { leadId }) }
  const content = JSON.stringify(request)
  const generate = async () => {
    const { key: idempotencyKey } = await key.for(request)
    const { url } = await http(schemeGeneration, request, { idempotencyKey })
    key.settle()
    setMade({ url: new URL(url, location.href).href, content })
  }
  return { url: made?.content === content ? made.url : undefined, schemaIds: request.schemaIds, generate }
}
