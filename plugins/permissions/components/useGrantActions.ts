import { usePageNavigation } from '#src/navigation'
import type { MenuAction } from '#src/ui'
import type { Grant } from '../api'
import { addApply, deleteApply, roleDescription } from '../routes'
import { useTexts } from '../texts'

/** What the user can do with a role; giving up the last approver's role is refused with its reason. */
export function useGrantActions(): (grant: Grant) => readonly MenuAction[] {
  const t = useTexts()
  const page = usePageNavigation()
  return ({ id, roleName, orgName, can, why }) => [
    ...(can.includes('giveUp') || why.giveUp !== undefined
      ? [
          {
            label: t('move.giveUp'),
            disabled: why.giveUp !== undefined,
            note: why.giveUp === undefined ? undefined : t('refused.5004', { name: orgName }),
            onPress: () => page.open(deleteApply, { grants: [id] }),
          },
        ]
      : []),
    { label: t('move.again'), onPress: () => page.open(addApply, { grant: id }) },
    { label: t('rights'), onPress: () => page.open(roleDescription, { role: roleName }) },
  ]
}
