import * as v from 'valibot'
import { defineFields, ref } from '#base/fields'
import { FindInput } from '#domain/choosers'
import { Loaded } from '#kit/detail'
import { type FieldForm, MoveSheet } from '#kit/forms'
import { queryOf, useResource } from '#kit/records'
import type { Core } from '#platform/core'
import { DENIED, GONE, refusalCode } from '#platform/http'
import type { LeadDetail } from '../../api'
import { type Contract, getContract, listContracts } from '../../api/contracts'
import { win } from '../../stores/leadRecords'
import { useArea } from '../useArea'

const winFields = defineFields({ contract: ref({ required: true, message: 'steps.contractMissing' }) }, (whole) =>
  v.pipe(
    whole,
    v.transform((out) => ({ contractId: out.contract.id })),
  ),
)
type WinValues = v.InferInput<typeof winFields.schema>

interface WinSheetProps {
  readonly lead: LeadDetail
  /** Id of the contract that was just signed. */
  readonly signed: string | undefined
  readonly onClose: () => void
}

/** Wins a lead by the contract that is chosen: one of its customer, else one that is searched for. */
export default function WinSheet({ lead, signed, onClose }: WinSheetProps) {
  const { t, say } = useArea()
  return (
    <MoveSheet
      move={win}
      record={lead}
      onClose={onClose}
      title={t('steps.winTitle')}
      text={t('steps.winText', { name: say.name(lead) })}
      confirm={t('steps.win')}
      defaults={{ contract: signed === undefined ? null : { id: signed, name: signed } }}
      fields={winFields}
      refused={{ contractId: 'contract' }}
    >
      {(form) => <ContractInput form={form} lead={lead} signed={signed} />}
    </MoveSheet>
  )
}

interface ContractInputProps extends Pick<WinSheetProps, 'lead' | 'signed'> {
  readonly form: FieldForm<WinValues>
}

/** The contract that a link names; none if it is gone or out of sight, which saving says too. */
async function namedContract({ http }: Core, id: string, signal: AbortSignal): Promise<Contract[]> {
  try {
    return [await http(getContract, { id }, { signal })]
  } catch (error) {
    if ([GONE, DENIED].some((code) => code === refusalCode(error))) return []
    throw error
  }
}

function ContractInput({ form, lead, signed }: ContractInputProps) {
  const { t, say } = useArea()
  const { customerId: custId } = lead
  const contracts = useResource(async (core, signal) => {
    if (custId !== undefined) return (await core.http(listContracts, { custId, page: 1 }, { signal })).items
    return signed === undefined ? [] : namedContract(core, signed, signal)
  })
  const noteOf = ({ end, ...customer }: Contract) =>
    [custId === undefined && say.name(customer), end && t('steps.contractUntil', { day: say.day(end) })]
      .filter(Boolean)
      .join(' · ')
  return (
    <Loaded section={contracts} lines={2}>
      {(all) => (
        <FindInput
          form={form}
          name="contract"
          label={t('steps.contract')}
          placeholder={t('steps.contractSearch')}
          offered={all.map((one) => ({ value: one.id, label: one.number, note: noteOf(one) }))}
          find={(keyword) =>
            queryOf(listContracts, { keyword, page: 1 }, ({ items }) =>
              items.map(({ id, number, name, nameEn = name }) => ({
                id,
                name: `${number} ${name}`,
                nameEn: `${number} ${nameEn}`,
              })),
            )
          }
        />
      )}
    </Loaded>
  )
}
