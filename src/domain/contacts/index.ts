export { ContactsCard, type ContactsCardProps, type ShownContact, useCallables } from './ContactsCard'
export { ContactTag } from './ContactTag'
