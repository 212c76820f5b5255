import { useResource } from '#kit/records'

/** This phone has what was entered in a form of a record and was not sent, also where it can be sent no more. */
export const useKept = (form: string, record: string) =>
  useResource(async ({ drafts }) => (await drafts.load(form, record)) !== undefined, `${form} ${record}`)
