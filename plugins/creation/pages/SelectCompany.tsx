import { observer } from 'mobx-react-lite'
import { QueryPage } from '#kit/detail'
import { queryOf } from '#kit/records'
import { useSearch } from '#platform/navigation'
import { Button, Card } from '#ui/components'
import { checkCompany } from '../api'
import { CompanyRows } from '../components/CompanyRows'
import { useCreationTools } from '../components/words'
import { editCompany, selectCompany } from '../routes'
import '../components/creation.css'

/** Chooses among the customers that a name may mean (/selectCompany). */
export default observer(function SelectCompany() {
  const { t, page } = useCreationTools()
  const { name = '' } = useSearch(selectCompany)
  const search = async () => {
    const chosen = await page.choose(editCompany, { name })
    if (chosen) page.answer(selectCompany, chosen)
  }
  return (
    <QueryPage title={t('title.selectCompany')} query={queryOf(checkCompany, { company: name })} about={name}>
      {({ candidates }) => (
        <>
          <Card title={t('company.like', { name })}>
            {candidates.length === 0 ? <p className="section__empty">{t('company.none')}</p> : null}
            <CompanyRows
              companies={candidates.map((each) => ({ ...each, state: 'customer' }))}
              onChoose={(company) => page.answer(selectCompany, company)}
            />
          </Card>
          <div className="note__manual">
            <Button variant="plain" onPress={() => void search()}>
              {t('company.another')}
            </Button>
          </div>
        </>
      )}
    </QueryPage>
  )
})
