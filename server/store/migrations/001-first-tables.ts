// The first tables: people and how they are known, matches and their logs, snapshots, chat.

import type { Dialect } from './dialect.ts'

export const firstTables = ({ id, whole, flag, table, inOrder }: Dialect): readonly string[] => [
  `create table people (
    id ${id} not null primary key,
    name text not null,
    login ${id} unique,
    password text,
    created ${whole} not null
  )${table}`,
  `create table sessions (
    token ${id} not null primary key,
    person ${id} not null references people (id) on delete cascade,
    at ${whole} not null
  )${inOrder}`,
  'create index sessions_of_person on sessions (person)',
  `create table links (
    token ${id} not null primary key,
    person ${id} not null references people (id) on delete cascade,
    expires ${whole} not null
  )${inOrder}`,
  'create index links_of_person on links (person)',

  // Host and seats name people who may be gone: no reference.
  `create table matches (
    id ${id} not null primary key,
    game text not null,
    version integer not null,
    options text not null,
    status text not null,
    is_public ${flag} not null,
    host ${id} not null,
    seats text not null,
    waits_for text not null,
    is_bot_due ${flag} not null,
    count integer not null,
    ending text,
    created ${whole} not null,
    changed ${whole} not null,
    length integer not null,
    chat_length integer not null default 0
  )${table}`,
  'create index matches_by_status on matches (status)',
  'create index public_matches on matches (status, changed) where is_public',
  `create index matches_with_bot_due on matches (changed) where is_bot_due and status = 'running'`,
  `create table match_people (
    match ${id} not null references matches (id) on delete cascade,
    person ${id} not null,
    primary key (match, person)
  )${inOrder}`,
  'create index matches_of_person on match_people (person)',

  // Kept in the order in which they come, so that what many matches write at once lies side by side. Each is written
  // behind a change of its match, which has to be there: a reference would only look for it again.
  `create table entries (
    match ${id} not null,
    number integer not null,
    at ${whole} not null,
    by ${id},
    key ${id},
    deed text not null,
    primary key (match, number)
  )${table}`,
  'create unique index entries_by_key on entries (match, key) where key is not null',

  // The last one of each match.
  `create table snapshots (
    match ${id} not null primary key references matches (id) on delete cascade,
    length integer not null,
    version integer not null,
    digest text not null,
    position text not null
  )${table}`,

  // What was said is kept as JSON: PostgreSQL takes no text with a zero character in it, SQLite none with half a pair.
  `create table chat (
    match ${id} not null references matches (id) on delete cascade,
    number integer not null,
    channel text not null,
    person ${id} not null references people (id) on delete cascade,
    at ${whole} not null,
    key ${id} not null,
    said text not null,
    primary key (match, number),
    unique (match, key)
  )${inOrder}`,
  'create index chat_of_person on chat (person)',
]
