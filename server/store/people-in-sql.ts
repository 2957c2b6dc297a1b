// People, their accounts, sessions and personal links, as SQL.

import { type PersonRow, personColumns, personOf } from './rows.ts'
import { firstRow, type Sql } from './sql.ts'
import type { Person, Store } from './store.ts'

type PeopleStore = Pick<
  Store,
  | 'addPerson'
  | 'person'
  | 'people'
  | 'rename'
  | 'setAccount'
  | 'account'
  | 'deletePerson'
  | 'addSession'
  | 'sessionPerson'
  | 'endSession'
  | 'endSessionsOf'
  | 'forgetExpired'
  | 'addLink'
  | 'takeLink'
>

export function peopleInSql(sql: Sql): PeopleStore {
  const onePerson = async (text: string, values: readonly (string | number)[]): Promise<Person | undefined> => {
    const row = await firstRow<PersonRow>(sql, text, values)
    return row === undefined ? undefined : personOf(row)
  }
  const person = (id: string): Promise<Person | undefined> =>
    onePerson(`select ${personColumns} from people where id = $1`, [id])

  return {
    person,

    async addPerson({ id, name, login, created }) {
      await sql.change('insert into people (id, name, login, created) values ($1, $2, $3, $4)', [
        id,
        name,
        login,
        created,
      ])
    },

    async people(ids) {
      const rows = await sql.rows<PersonRow>(`select ${personColumns} from people where id ${sql.oneOf('$1')}`, [
        JSON.stringify(ids),
      ])
      return rows.map(personOf)
    },

    async rename(id, name) {
      await sql.change('update people set name = $1 where id = $2', [name, id])
    },

    async setAccount(id, login, passwordHash) {
      try {
        const text = 'update people set login = $1, password = $2 where id = $3'
        return (await sql.change(text, [login, passwordHash, id])) > 0
      } catch (error) {
        if (sql.isDuplicate(error)) return false
        throw error
      }
    },

    async account(login) {
      const row = await firstRow<PersonRow & { readonly password: string }>(
        sql,
        `select ${personColumns}, people.password from people where login = $1 and password is not null`,
        [login],
      )
      return row === undefined ? undefined : { person: personOf(row), passwordHash: row.password }
    },

    /** Whatever else is theirs goes with them, by the references of its table. */
    async deletePerson(id) {
      await sql.change('delete from people where id = $1', [id])
    },

    async addSession(tokenHash, owner, at) {
      await sql.change('insert into sessions (token, person, at) values ($1, $2, $3)', [tokenHash, owner, at])
    },

    sessionPerson: (tokenHash) =>
      onePerson(
        `select ${personColumns} from sessions join people on people.id = sessions.person where sessions.token = $1`,
        [tokenHash],
      ),

    async endSession(tokenHash) {
      await sql.change('delete from sessions where token = $1', [tokenHash])
    },

    async endSessionsOf(owner) {
      await sql.change('delete from sessions where person = $1', [owner])
      // Whoever made a link could come back by it.
      await sql.change('delete from links where person = $1', [owner])
    },

    async forgetExpired(sessionsBefore, now) {
      await sql.change('delete from sessions where at < $1', [sessionsBefore])
      await sql.change('delete from links where expires <= $1', [now])
    },

    async addLink(tokenHash, owner, expires) {
      await sql.change('insert into links (token, person, expires) values ($1, $2, $3)', [tokenHash, owner, expires])
    },

    async takeLink(tokenHash, now) {
      const row = await firstRow<{ readonly person: string; readonly expires: number }>(
        sql,
        'delete from links where token = $1 returning person, expires',
        [tokenHash],
      )
      return row === undefined || row.expires <= now ? undefined : person(row.person)
    },
  }
}
