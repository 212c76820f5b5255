import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { SubjectInput } from '#domain/choosers'
import { type Contact, influenceCodes } from '#domain/directory'
import { DictateInput, nameOfAddress, PhotosInput, photoAttachment } from '#kit/attachments'
import { ChoiceInput, TextInput } from '#kit/forms'
import { CardScan, PersonPick } from '#kit/scanner'
import { Card, Chip, Chips, useFormats } from '#ui/components'
import { useTexts } from '../plugin'
import { filledFrom, type ReadPerson } from '../rules/contact'
import { PHONES } from '../rules/fields'
import { Duplicates, type DuplicatesProps } from './Duplicates'

interface ContactInputsProps extends Pick<DuplicatesProps, 'form' | 'onCertain'> {
  /** The contact that is edited. */
  readonly id?: string | undefined
  /** The customer or lead is known. */
  readonly isPlaced?: boolean | undefined
  /** The same, once it is loaded. */
  readonly home?: Contact['home']
  /** Called with the customer or lead that is chosen. */
  readonly onPick?: ((id: string) => void) | undefined
}

/** Fields of a contact. A card or the phone's contacts fill the empty ones. */
export const ContactInputs = observer(function ContactInputs(props: ContactInputsProps) {
  const { form, id, isPlaced, home, onCertain, onPick } = props
  const t = useTexts()
  const say = useFormats()
  const numbers = useWatch({ control: form.control, name: PHONES })
  return (
    <>
      {home ? <p className="contact__home">{say.name(home)}</p> : null}
      <ReadIn form={form} />
      <Card>
        {isPlaced ? null : <SubjectInput form={form} name="home" onPick={({ id: chosen }) => onPick?.(chosen)} />}
        <TextInput form={form} name="name" required autoComplete="off" />
        {PHONES.map((name, at) =>
          at === 0 || numbers[at] || numbers[at - 1] ? (
            <TextInput key={name} form={form} name={name} type="tel" required={at === 0} autoComplete="off" />
          ) : null,
        )}
        <TextInput form={form} name="duty" />
        <TextInput form={form} name="department" />
        <ChoiceInput form={form} name="influence" options={influenceCodes.words} />
      </Card>
      {/* Below name and numbers, of which it speaks: it comes late, and would move them under a finger. */}
      <Duplicates form={form} id={id} onCertain={onCertain} />
      <Card>
        <TextInput
          form={form}
          name="birthday"
          placeholder={t('contact.birthdayExample')}
          hint={t('contact.birthdayHint')}
        />
        <TextInput form={form} name="email" type="email" />
        <TextInput form={form} name="wechat" />
        <DictateInput form={form} name="note" />
        <PhotosInput form={form} name="card" most={1} />
      </Card>
    </>
  )
})

/** Reads a business card or somebody of the phone's contacts; what finds its field taken is offered. */
function ReadIn({ form }: Pick<ContactInputsProps, 'form'>) {
  const t = useTexts()
  const [offers, setOffers] = useState<ReturnType<typeof filledFrom>['offers']>([])
  const changed = { shouldDirty: true, shouldValidate: false }
  const read = (person: ReadPerson) => {
    const filled = filledFrom(form.values(), person)
    form.set(filled.fill, changed)
    setOffers(filled.offers)
  }
  const keepImage = async (path: string) => {
    if (path === '' || form.values().card.length > 0) return
    const photo = { path, name: nameOfAddress(path), size: 0, type: '' }
    const { attachment } = await photoAttachment(photo, [], { most: '1MB' })
    form.set({ card: [attachment] }, changed)
  }
  return (
    <>
      <div className="contact__read">
        <CardScan
          onCard={(card) => {
            read(card)
            void keepImage(card.path)
          }}
        />
        <PersonPick onPerson={read} />
      </div>
      {offers.length > 0 ? (
        <Chips label={t('contact.offers')} wrap>
          {offers.map((offer) => (
            <Chip
              key={`${offer.name} ${offer.text}`}
              onPress={() => {
                form.set({ [offer.name]: offer.text }, changed)
                setOffers(offers.filter((other) => other !== offer))
              }}
            >
              {t('contact.offer', { field: t(`field.${offer.name}`), text: offer.text })}
            </Chip>
          ))}
        </Chips>
      ) : null}
    </>
  )
}
