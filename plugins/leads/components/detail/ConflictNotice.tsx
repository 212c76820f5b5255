import { Warning } from '@phosphor-icons/react/dist/csr/Warning'
import { observer } from 'mobx-react-lite'
import { Notice } from '#src/ui'
import { stageCodes, stateCodes } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { codeText } from '../words'
import { type Change, changesBetween, type Value } from './changes'
import { useFormats } from './useFormats'

/** Lists changes by another user while the lead was open, so that none is overwritten unseen (field-needs.md 4). */
export const ConflictNotice = observer(function ConflictNotice({
  open,
  onSeen,
}: {
  open: OpenLead
  onSeen: () => void
}) {
  const t = useTexts()
  const { before } = open
  const after = open.main.value
  if (!before || !after) return null
  const changes = changesBetween(before, after)
  return (
    <div className="lead-notice">
      <Notice
        tone="warn"
        icon={<Warning aria-hidden="true" />}
        role="alert"
        action={{ label: t('detail.conflict.ok'), onPress: onSeen }}
      >
        <b>{t('detail.conflict.title')}</b>
        <p>{t('detail.conflict.text')}</p>
        {changes.length === 0 && <p>{t('detail.conflict.other')}</p>}
        <ul>
          {changes.map((change) => (
            <ChangeRow key={change.field} change={change} />
          ))}
        </ul>
      </Notice>
    </div>
  )
})

function ChangeRow({ change: { field, before, after } }: { change: Change }) {
  const t = useTexts()
  const formats = useFormats()
  const say = (value: Value) => {
    switch (value.kind) {
      case 'stage':
        return codeText(t, 'stage', stageCodes, value.code)
      case 'state':
        return codeText(t, 'state', stateCodes, value.code)
      case 'name':
        return value.named ? formats.name(value.named) : t('detail.conflict.nobody')
      case 'time':
        return value.at ? formats.dayTime(value.at) : t('detail.conflict.nothing')
      case 'text':
        return formats.text(value.text, value.textEn) ?? t('detail.conflict.nothing')
    }
  }
  return (
    <li>
      {t('detail.conflict.change', { what: t(`detail.conflict.${field}`), before: say(before), after: say(after) })}
    </li>
  )
}
