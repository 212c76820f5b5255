import { usePageNavigation } from '#src/navigation'
import type { MenuAction } from '#src/ui'
import type { Grant } from '../api'
import { addApply, deleteApply, roleDescription } from '../routes'
import { canBeGivenUp } from '../rules/states'
import { useTexts } from '../texts'
import { useWords } from './useWords'

/** What the user can do with a role; giving up the last approver's role says why it is refused. */
export function useGrantActions(): (grant: Grant) => readonly MenuAction[] {
  const t = useTexts()
  const words = useWords()
  const page = usePageNavigation()
  return (grant) => {
    const isLast = grant.why.giveUp !== undefined
    const giveUp: MenuAction = {
      label: t('move.giveUp'),
      disabled: isLast,
      note: isLast ? t('refused.5004', { name: words.organisation(grant) }) : undefined,
      onPress: () => page.open(deleteApply, { grants: [grant.id] }),
    }
    return [
      ...(canBeGivenUp(grant) ? [giveUp] : []),
      { label: t('move.again'), onPress: () => page.open(addApply, { grant: grant.id }) },
      { label: t('rights'), onPress: () => page.open(roleDescription, { role: grant.roleName }) },
    ]
  }
}
