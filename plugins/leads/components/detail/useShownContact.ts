import type { ShownContact } from '#kit/detail'
import type { Contact } from '../../api'
import { useArea } from '../useArea'

/** A lead's contact as the kit shows and calls it. */
export function useShownContact(): (contact: Contact) => ShownContact {
  const { say } = useArea()
  return ({ id, phone, decides, roleName, roleNameEn, ...person }) => ({
    id,
    name: say.name(person),
    notes: [say.text(roleName, roleNameEn)],
    phone,
    decides,
  })
}
