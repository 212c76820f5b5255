import { act, fireEvent, screen } from '@testing-library/react'
import type { PlaceRef } from '#base/geo'
import { defineChooser, optional, string } from '#base/routes'
import { searchPlaces } from '#domain/directory'
import type { Http } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { createTestCore, showPages } from '#testing'
import { PlaceChooser } from './PlaceChooser'

beforeAll(() => startTexts())

const places = defineChooser<PlaceRef>()('/places', { search: { keyword: optional(string) } })

function Places() {
  const page = usePageNavigation(places)
  const search = useSearch(places)
  return <PlaceChooser chooser={places} title="Places" search={search} onSearch={(change) => page.setSearch(change)} />
}

test('the blank that the keyboard adds after a word stays in the field; the search goes without it', async () => {
  const asked: unknown[] = []
  const http: Http = async (call, request) => {
    if (call.id === searchPlaces.id) asked.push(request)
    return call.response([])
  }
  await showPages(createTestCore([], { http }), [{ route: places, screen: Places }], '/places')
  const field = await screen.findByRole('searchbox')
  fireEvent.change(field, { target: { value: 'Foshan ' } })
  await act(async () => fireEvent.submit(field))
  expect(field).toHaveProperty('value', 'Foshan ')
  expect(asked).toEqual([{ keyword: 'Foshan' }])
})
