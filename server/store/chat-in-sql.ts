// Chat as SQL. A match counts its lines, so that the number of one that was deleted is never given again.

import { type ChatRow, chatOf } from './rows.ts'
import { firstRow, type Sql } from './sql.ts'
import type { Store, StoredChat } from './store.ts'

const columns = 'number, channel, person, at, said'

export function chatInSql(sql: Sql): Pick<Store, 'addChat' | 'chat'> {
  const known = async (match: string, key: string): Promise<StoredChat | undefined> => {
    const row = await firstRow<ChatRow>(sql, `select ${columns} from chat where match = $1 and key = $2`, [match, key])
    return row === undefined ? undefined : chatOf(row)
  }

  const add = async (match: string, line: Omit<StoredChat, 'number'>, key: string): Promise<void> => {
    const { channel, person, at, text } = line
    const isAdded = await sql.changeAll([
      { text: 'update matches set chat_length = chat_length + 1 where id = $1', values: [match] },
      {
        text: `insert into chat (match, number, channel, person, at, key, said)
               values ($1, (select chat_length - 1 from matches where id = $2), $3, $4, $5, $6, $7)`,
        values: [match, match, channel, person, at, key, JSON.stringify(text)],
      },
    ])
    if (!isAdded) throw new Error(`there is no match ${match} to chat at`)
  }

  return {
    async addChat(match, line, key) {
      const before = await known(match, key)
      if (before !== undefined) return before
      try {
        await add(match, line, key)
      } catch (error) {
        // Sent twice at once: the other one stands.
        if (!sql.isDuplicate(error)) throw error
      }
      const added = await known(match, key)
      if (added === undefined) throw new Error('a chat line was deleted with its author')
      return added
    },

    async chat(match, channel, most) {
      const rows = await sql.rows<ChatRow>(
        `select ${columns} from chat where match = $1 and channel = $2 order by number desc limit $3`,
        [match, channel, most],
      )
      return rows.map(chatOf).toReversed()
    },
  }
}
