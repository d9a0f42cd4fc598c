import type pg from 'pg'

/** The role that the server signs in as. It owns nothing, inherits nothing, and is not a superuser. */
export const servingRole = 'sextant_server'

/**
 * Creates the product's serving role in the embedded database. The initial role there is a superuser, which bypasses
 * row-level security. A transaction assumes `sextant_app`; if the role is reset, it has no right to any row. Called by
 * the superuser once the schema exists. New tables need no change, since no rights to them are granted.
 */
export async function ensureServingRole(pool: pg.Pool): Promise<void> {
  await pool.query(`
    do $$ begin create role ${servingRole} login noinherit createrole; exception when duplicate_object then null; end $$;
    grant sextant_app to ${servingRole} with inherit false, set true;
    -- Who may take this one on sees every team. An earlier release gave it.
    do $$ begin
      if pg_has_role('${servingRole}', 'sextant_lookup', 'member') then revoke sextant_lookup from ${servingRole}; end if;
    end $$;
    grant usage on schema public to ${servingRole};
    grant usage on sequence users_id_seq, teams_id_seq to ${servingRole};
    -- To those who read the open data it gives on what it has itself.
    grant usage on schema open_data to ${servingRole} with grant option;
    grant select on all tables in schema open_data to ${servingRole} with grant option;
    -- Those that an earlier release made, as the superuser.
    do $$ declare reader name; begin
      for reader in select rolname from pg_roles where starts_with(rolname, 'sextant_read_') loop
        execute format('grant %I to ${servingRole} with admin option', reader);
      end loop;
    end $$;`)
}
